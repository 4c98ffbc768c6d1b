/** The types of the wire. Generated from the server's models by scripts/wire.py: do not edit. */

/** The answer to an act or undo sent through the socket. */
export interface Accepted {
  type: 'done';
  seq: number;
  request: string | null;
  proposal: Proposal | null;
}

/** What brought about a state: the deal, somebody's act, or an undo. */
export interface Act {
  kind: 'start' | 'act' | 'undo';
  seat: number | null;
  by: 'person' | 'bot' | 'clock_bot' | 'away_bot' | 'resigned_bot' | 'clock' | 'away' | 'server';
  to: number | null;
}

/** An action of the seat to move. `seq` is the sequence number that the choice was made at. */
export interface ActAsked {
  seq: number;
  action: number;
  request?: string | null;
}

/** A decision that is asked without a table, with what becomes of each choice. */
export interface AskedDecision {
  game: string;
  title: string;
  players: number;
  modules: string[];
  seat: number;
  proof: string;
  position: Record<string, unknown>;
  board: Record<string, unknown>;
  update: Update;
  tries: PuzzleTry[];
}

/** A heartbeat; `at` is the server's clock. */
export interface Beat {
  type: 'beat';
  at: number;
}

/** A bot that can sit at a table; the list goes from the weakest to the strongest. */
export interface BotLevel {
  name: string;
  title: string;
  sentence: string;
}

/** The bot that is to act on a seat. */
export interface BotWish {
  bot: string;
}

/** A figure, and the bounds of its 95 % interval: null as long as there is none. */
export interface BoundedFigure {
  value: number;
  low: number | null;
  high: number | null;
}

/** A choice as the strongest bot weighs it. */
export interface Candidate {
  action: number;
  means: Record<string, unknown>;
  text: string;
  share: number;
  win: number | null;
  points: number | null;
  why: Motive[];
  then: Followed[];
}

/** An edition that I keep, as it shall be from now on. */
export interface ChangeEdition {
  edition: Record<string, unknown>;
  version: number;
}

/** Something to say; plain text. */
export interface ChatAsked {
  text: string;
}

/** What was said at a table, oldest first. */
export interface ChatList {
  said: Said[];
}

/** Somebody said something. */
export interface Chatted {
  type: 'chat';
  said: Said;
}

/** An edition that may be inconsistent: a document, or the text of a TOML file. */
export interface CheckEdition {
  game?: string | null;
  edition?: Record<string, unknown> | null;
  text?: string | null;
  players?: number;
  modules?: string[];
  file?: boolean;
}

/** Something that the reader may do now. */
export interface Choice {
  action: number;
  means: Record<string, unknown>;
  text: string;
  preview?: Told[] | null;
}

/** Time left. Durations only: clocks of client and server need not agree. */
export interface Clock {
  per_act: number | null;
  total: number | null;
  left: (number | null)[];
  act_left: number | null;
}

/** Time to think, in seconds; when it runs out, `absent` of the table says who acts. */
export interface ClockWish {
  per_act?: number | null;
  total?: number | null;
}

/** A new table. */
export interface Create {
  game: string;
  players?: number;
  modules?: string[];
  options?: Record<string, string>;
  edition?: Record<string, unknown> | null;
  seats?: SeatWish[] | null;
  public?: boolean;
  clock?: ClockWish | null;
  absent?: 'bot' | 'substitute';
  talk?: boolean;
  start?: boolean;
}

/** An accepted act: its sequence number. */
export interface Done {
  seq: number;
  request: string | null;
}

/** What an edition is, and whether it can be played. */
export interface EditionChecked {
  game: string;
  name: string;
  edition: Record<string, unknown> | null;
  digest: string | null;
  findings: EditionFinding[];
  board: Record<string, unknown> | null;
  view: Record<string, unknown> | null;
  file: string | null;
}

/** All figures of a game; change some and send it as the `edition` of a new table. */
export interface EditionDocument {
  game: string;
  name: string;
  about: Record<string, string>;
  tables: Record<string, Record<string, unknown>[]>;
  sources: Record<string, string[]>;
  modules: Record<string, string>;
  trial_bots: string[];
}

/** Something inconsistent in an edition. */
export interface EditionFinding {
  error: boolean;
  table: string | null;
  row: number | null;
  kind: string;
  figures: Record<string, number | string | string[]>;
  sentence: string;
}

/** The editions that I keep, the last changed first. */
export interface EditionList {
  editions: KeptEdition[];
}

/** What a seat would have if all events of chance had been worth their mean. */
export interface EqualLuck {
  win: number;
  points: number;
  place: number;
}

/** The one shape of every error. */
export interface Failure {
  error: Problem;
}

/** An action that a bot expects to follow. */
export interface Followed {
  seat: number;
  action: number;
  means: Record<string, unknown>;
  text: string;
}

/** One entry of a table's history as one seat may know it. */
export interface Frame {
  seq: number;
  at: number;
  act: Act;
  live: boolean;
  events: Told[];
  to_move: number | null;
  view?: Record<string, unknown> | null;
  scores?: Sheet[] | null;
}

/** What a lobby shows of a game. */
export interface GameFacts {
  name: string;
  title: string;
  sentence: string;
  fewest_players: number;
  most_players: number;
  modules: Module[];
  options: Option[];
  bots: BotLevel[];
  seats: string[];
  rules_version: number;
  lessons: LessonFacts[];
}

/** The review of a finished game. */
export interface GameReview {
  seq: number;
  think: string;
  seats: ReviewedSeat[];
  decisions: ReviewedDecision[];
  luck: ReviewedLuck[];
  turning: number[];
  turns: ReviewedTurn[];
}

/** The seats as which I see have changed: I sat down or got up, or a seat was moved to another device. */
export interface Held {
  type: 'seats';
  seats: number[];
  lost: number[];
  update: Update | null;
}

/** The first message of a socket or stream: everything needed. */
export interface Hello {
  type: 'hello';
  table: TableFacts;
  board: Record<string, unknown>;
  update: Update;
  missed: Frame[] | null;
  chat: Said[];
  beat: number;
}

/** What the strongest bot thinks; the best first. */
export interface Hint {
  seq: number;
  bot: string;
  candidates: Candidate[];
}

/** Whether I agree that all may ask for hints. */
export interface HintWord {
  agree: boolean;
}

/** A part of a table's history. */
export interface History {
  seq: number;
  frames: Frame[];
  seat: number | 'all' | null;
  board: Record<string, unknown>;
}

/** Who I am; sets the cookie, or renames. */
export interface Introduce {
  name: string;
}

/** Sit down; without a seat on the first open one. */
export interface Join {
  key?: string | null;
  seat?: number | null;
  name?: string | null;
}

/** An edition that I want to keep: a document with its game and its name. It may be inconsistent. */
export interface KeepEdition {
  edition: Record<string, unknown>;
}

/** An edition that somebody keeps, without its figures. */
export interface KeptEdition {
  id: string;
  game: string;
  name: string;
  version: number;
  changed: number;
  link: string | null;
}

/** A choice that is legal and not wanted, with words of its own. */
export interface LessonAnswer {
  action: number;
  say: string;
}

/** A whole lesson, ready to be played: it needs no table and no further request. */
export interface LessonDocument {
  game: string;
  title: string;
  name: string;
  minutes: number;
  players: number;
  modules: string[];
  board: Record<string, unknown>;
  steps: LessonStep[];
}

/** A lesson of a game, as a list shows it. */
export interface LessonFacts {
  name: string;
  minutes: number;
  modules: string[];
  steps: number;
}

/** A place in a lesson: a step, counted from 0, and what the learner did from there on a way of their own. */
export interface LessonPlace {
  step: number;
  actions?: number[];
}

/** A step of a lesson: the table, what is said of it, and what is wanted. */
export interface LessonStep {
  name: string;
  light: string[];
  topics: string[];
  fresh: boolean;
  updates: Update[];
  want: number | null;
  answers: LessonAnswer[];
}

/** A way of one's own from a step of a lesson: what follows from the last of these actions? */
export interface LessonTry {
  step: number;
  actions: number[];
}

/** Something that the learner would like to do at a place in a lesson. */
export interface LessonWhyNot {
  step: number;
  actions?: number[];
  wish: Record<string, boolean | number | string | (number | string)[]>;
}

/** Links to hand on, relative to where the page is. */
export interface Links {
  join: string | null;
  watch: string;
}

/** All messages of the socket; only so that the OpenAPI document has them. */
export interface LiveMessages {
  from_server: Hello | Updated | Held | Seated | Chatted | Beat | Accepted | Refused;
  from_client: SendAct | SendUndo | SendChat | SendBeat;
}

/** Who I am; null before I have said it. */
export interface Me {
  name: string | null;
}

/** A decision of mine, asked again: ready to be played, it needs no table and no further request. */
export interface MistakeDocument {
  game: string;
  title: string;
  players: number;
  modules: string[];
  seat: number;
  proof: string;
  position: Record<string, unknown>;
  board: Record<string, unknown>;
  update: Update;
  tries: PuzzleTry[];
  table: string;
  seq: number;
  at: number;
  think: string;
  loss: number;
  played: number | null;
}

/** A decision of mine in a finished game that gave up much, as a list shows it. */
export interface MistakeFacts {
  table: string;
  seq: number;
  seat: number;
  game: string;
  players: number;
  modules: string[];
  at: number;
  loss: number;
}

/** My mistakes over all my finished games. */
export interface MistakeList {
  mistakes: MistakeFacts[];
  games: number;
  waiting: number;
}

/** A part of a game that can be added. */
export interface Module {
  name: string;
  title: string;
  sentence: string;
  needed_from: number | null;
}

/** What a choice brings more than those it is compared with, in expected points; less if negative. */
export interface Motive {
  kind: string;
  about: string;
  seat: number | null;
  points: number;
}

/** How a game begins, for whoever explains it: the facts of the default edition, and a first view of the table. */
export interface Opening {
  board: Record<string, unknown>;
  view: Record<string, unknown>;
}

/** A choice made before a game starts. */
export interface Option {
  name: string;
  title: string;
  sentence: string;
  choices: string[];
  default: string;
}

/** A variant: a table that plays on from a step of a finished game. */
export interface PlayOn {
  seq: number;
  seat: number;
  hidden?: 'anew' | 'kept';
  name?: string | null;
  shared?: boolean;
  seats?: SeatWish[] | null;
  clock?: ClockWish | null;
  absent?: 'bot' | 'substitute';
}

/** What would certainly follow an action. */
export interface Preview {
  action: number;
  means: Record<string, unknown>;
  text: string;
  events: Told[];
}

/** What went wrong: a code for programs, a sentence for people. */
export interface Problem {
  code: string;
  sentence: string;
  where: string | null;
  state: Update | null;
  table: TableFacts | null;
}

/** A wish to undo that awaits everybody's word. */
export interface Proposal {
  id: string;
  by: number;
  to: number;
  agreed: number[];
  waiting: number[];
}

/** A browser that is to be told of my turns: what `PushSubscription` has there, and in which language to tell. */
export interface PushAsked {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: 'en' | 'nl' | 'de' | 'fr';
}

/** A browser that is to be told nothing more. */
export interface PushEnded {
  endpoint: string;
}

/** The server's public key, by which push services know it (`applicationServerKey`). */
export interface PushKey {
  key: string;
}

/** A whole puzzle, ready to be played: it needs no table and no further request. */
export interface PuzzleDocument {
  game: string;
  title: string;
  players: number;
  modules: string[];
  seat: number;
  proof: string;
  position: Record<string, unknown>;
  board: Record<string, unknown>;
  update: Update;
  tries: PuzzleTry[];
  name: string;
  grade: string;
}

/** A puzzle of a game, as a list shows it. */
export interface PuzzleFacts {
  name: string;
  grade: string;
  players: number;
  modules: string[];
}

/** A legal choice, what it is worth, and the table after it. */
export interface PuzzleTry {
  action: number;
  verdict: 'best' | 'good' | 'wrong';
  win: number;
  lead: number;
  loss: number;
  why: Motive[];
  update: Update;
}

/** The refusal of something sent through the socket. */
export interface Refused {
  type: 'error';
  request: string | null;
  error: Problem;
}

/** A trial that is over, or was stopped: what its games have shown, in full. */
export interface ReportTrial {
  game: string;
  edition: Record<string, unknown>;
  players?: number;
  modules?: string[];
  bot: string;
  moves: string[];
}

/** A review or, as long as it is being made, how far it is. */
export interface ReviewState {
  review: GameReview | null;
  done: number;
}

/** A decision with its verdict, from what its seat could know then. */
export interface ReviewedDecision {
  seq: number;
  decision: number;
  seat: number;
  word: string;
  loss: number;
  change: number[];
  exact: boolean;
  by: string | null;
  played: ReviewedOption;
  best: ReviewedOption[];
  why: Motive[];
}

/** An event of chance, and what it was worth to each seat beyond the mean of all that could have happened. */
export interface ReviewedLuck {
  seq: number;
  seat: number | null;
  text: string;
  means: Record<string, unknown>;
  chance: number;
  wins: number[];
  points: number[];
}

/** Something that the seat could do, with what it promised. */
export interface ReviewedOption {
  action: number;
  means: Record<string, unknown>;
  text: string;
  wins: number[];
  points: number[];
  brings: Motive[];
}

/** A seat's account in chances to win, from 0 to 1: start + luck + own + others + drift = result. */
export interface ReviewedSeat {
  seat: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  drift: number;
  result: number | null;
  now: number;
  points: number;
  luck_points: number;
  accuracy: number | null;
  counts: Record<string, number>;
  equal: EqualLuck;
}

/** The chances to win where a turn begins. */
export interface ReviewedTurn {
  seq: number;
  seat: number;
  wins: number[];
}

/** Something said at a table. */
export interface Said {
  id: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
}

/** A seat at a table, as all may see it. */
export interface Seat {
  seat: number;
  colour: string;
  kind: 'person' | 'bot' | 'open';
  name: string;
  bot: string | null;
  mine: boolean;
  resigned: boolean;
  can_take_back: boolean;
  agrees_to_hints: boolean;
  away: number | null;
  until_back: boolean;
  out_of_time: boolean;
  stand_in_after: number | null;
  host: boolean;
}

/** One of my seats; without it the only one I have. */
export interface SeatAsked {
  seat?: number | null;
}

/** A link that moves a seat to another device, once. */
export interface SeatLink {
  link: string;
  secret: string;
}

/** A program plays this seat with `Authorization: Bearer TOKEN`. Shown once. */
export interface SeatToken {
  seat: number;
  token: string;
}

/** Who shall sit on a seat: `me`, `open` for a friend, or a bot by the name of its level. */
export interface SeatWish {
  who: 'me' | 'open' | 'bot';
  bot?: string | null;
  name?: string | null;
}

/** Something about the table changed, but not the game: seats, status, proposals, hints, a rematch. */
export interface Seated {
  type: 'table';
  table: TableFacts;
}

/** An act through the socket. */
export interface SendAct {
  seq: number;
  action: number;
  request?: string | null;
  type: 'act';
}

/** A sign of life; answered by a heartbeat. */
export interface SendBeat {
  type: 'beat';
}

/** Words through the socket. */
export interface SendChat {
  text: string;
  type: 'chat';
}

/** An undo through the socket. */
export interface SendUndo {
  seq: number;
  to: number;
  request?: string | null;
  type: 'undo';
}

/** A seat's points at the end. */
export interface Sheet {
  total: number;
  lines: Record<string, number>;
}

/** Which game is played at a table. */
export interface Spec {
  game: string;
  title: string;
  players: number;
  modules: string[];
  options: Record<string, string>;
  edition: string;
  public: boolean;
  per_act: number | null;
  total: number | null;
  absent: 'bot' | 'substitute';
  talk: boolean;
}

/** The question whether somebody shall act for a player who is away, until they are back. */
export interface StandIn {
  id: string;
  by: number;
  seat: number;
  agreed: number[];
  waiting: number[];
}

/** My word on the question whether somebody shall act for a player who is away. */
export interface StandInAnswer {
  proposal: string;
  agree: boolean;
}

/** The level against which I would win about half of my games for two. */
export interface SuitedLevel {
  game: string;
  bot: string;
  games: number;
  chance: number;
}

/** The levels that suit me, in each game of which I have finished enough. */
export interface SuitedLevels {
  levels: SuitedLevel[];
}

/** The edition that a table is played with. */
export interface TableEdition {
  edition: Record<string, unknown> | null;
}

/** A table as its seats see it, without the game on it. */
export interface TableFacts {
  id: string;
  status: 'open' | 'playing' | 'over' | 'review' | 'aside' | 'closed';
  spec: Spec;
  seats: Seat[];
  owner: boolean;
  seq: number;
  created: number;
  changed: number;
  turned: number;
  to_move: number | null;
  hints: boolean;
  proposal: Proposal | null;
  stand_in: StandIn | null;
  watching: Watching;
  links: Links;
  rematch: string | null;
  ranking: number[] | null;
  scores: number[] | null;
  origin: TableOrigin | null;
}

/** Some tables, newest first. */
export interface TableList {
  tables: TableFacts[];
}

/** The moment of another table that a table plays on from. */
export interface TableOrigin {
  table: string;
  seq: number;
  seat: number;
  hidden: 'anew' | 'kept';
  name: string | null;
  shared: boolean;
}

/** Everything that is needed to sit at a table. */
export interface TableState {
  table: TableFacts;
  update: Update;
}

/** Take over a seat by the secret of its link. */
export interface Take {
  secret: string;
}

/** One thing that happened, as far as the reader may know it. */
export interface Told {
  kind: string;
  seat: number;
  figures: Record<string, unknown>;
  text: string;
}

/** Why something cannot be done. */
export interface ToldReason {
  kind: string;
  rule: string | null;
  figures: Record<string, unknown>;
}

/** A figure of an edition that is tried, beside that of the default one. */
export interface TrialFigure {
  name: string;
  line: string | null;
  share: boolean;
  mine: BoundedFigure;
  base: BoundedFigure;
  difference: BoundedFigure;
  apart: boolean;
}

/** What a trial has shown, in full. */
export interface TrialReport {
  page: string;
}

/** How far a trial is; `sums` go with the request that continues it. */
export interface TrialState {
  games: number;
  done: boolean;
  figures: TrialFigure[];
  sums: Record<string, number[]>;
  moves: string;
}

/** An edition that is tried beside the default one, and who plays it. */
export interface TriedEdition {
  game: string;
  edition: Record<string, unknown>;
  players?: number;
  modules?: string[];
  bot: string;
}

/** A trial, from its start or from where an answer said. */
export interface TryEdition {
  game: string;
  edition: Record<string, unknown>;
  players?: number;
  modules?: string[];
  bot: string;
  most?: number;
  games?: number;
  sums?: Record<string, number[]>;
}

/** My word on somebody's wish to undo. */
export interface UndoAnswer {
  proposal: string;
  agree: boolean;
}

/** Back to the state after entry `to`; beyond what one seat may undo alone this asks the others. */
export interface UndoAsked {
  seq: number;
  to: number;
  request?: string | null;
}

/** An undo that was made, or a proposal that waits. */
export interface UndoDone {
  seq: number;
  proposal: Proposal | null;
  request: string | null;
}

/** A table's game after a number of entries of its record, as one seat (or a spectator) may know it. */
export interface Update {
  seq: number;
  at: number;
  act: Act | null;
  seat: number | null;
  to_move: number | null;
  view: Record<string, unknown> | null;
  legal: Choice[];
  events: Told[];
  undo: number | null;
  clock: Clock | null;
  scores: Sheet[] | null;
  ranking: number[] | null;
}

/** Somebody acted or undid. */
export interface Updated {
  seq: number;
  at: number;
  act: Act | null;
  seat: number | null;
  to_move: number | null;
  view: Record<string, unknown> | null;
  legal: Choice[];
  events: Told[];
  undo: number | null;
  clock: Clock | null;
  scores: Sheet[] | null;
  ranking: number[] | null;
  type: 'update';
}

/** A record (one line of a record file) or a position document that becomes a table. */
export interface Upload {
  record?: string | null;
  position?: Record<string, unknown> | null;
  mode?: 'continue' | 'review';
  seats?: SeatWish[] | null;
  clock?: ClockWish | null;
  absent?: 'bot' | 'substitute';
}

/** What I call my variant, and whether it is listed for all who may see the game that it comes from. */
export interface VariantWish {
  name?: string | null;
  shared: boolean;
}

/** The spectators of a table. */
export interface Watching {
  count: number;
  names: string[];
}

/** An edition that somebody keeps. */
export interface WholeEdition {
  kept: KeptEdition;
  edition: Record<string, unknown>;
  mine: boolean;
}

/** Everything that is needed to sit at a table, and what lies on it from the start. */
export interface WholeTable {
  table: TableFacts;
  update: Update;
  board: Record<string, unknown>;
}

/** Why a seat cannot do what it wishes. */
export interface WhyNot {
  seq: number;
  seat: number;
  reason: ToldReason | null;
}

/** Something that I would like to do: a `kind` and, of the fields that go with it, those that matter to me. */
export interface WhyNotAsked {
  wish: Record<string, boolean | number | string | (number | string)[]>;
  seat?: number | null;
}
