/** A few soft sounds, made on the spot: no file is loaded. */
export type Sound = 'turn' | 'question' | 'move' | 'claim' | 'end';

/** Each as notes: frequency in Hz, start and length in seconds. */
const NOTES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  turn: [[392, 0, 0.5], [587, 0.12, 0.7]],
  question: [[587, 0, 0.35], [494, 0.14, 0.6]],
  move: [[220, 0, 0.12]],
  claim: [[523, 0, 0.18], [659, 0.08, 0.3]],
  end: [[392, 0, 0.6], [494, 0.15, 0.6], [587, 0.3, 1.1]],
};
const LOUDNESS: Record<Sound, number> = { turn: 0.12, question: 0.12, move: 0.05, claim: 0.07, end: 0.12 };

/** Plays sounds once the browser allows it: after the first touch or key. */
export class Sounds {
  private context: AudioContext | null = null;

  constructor(private readonly wanted: () => boolean) {}

  /** To be called from a touch or key: browsers stay silent before one. */
  wake(): void {
    if (!this.wanted() || typeof AudioContext === 'undefined') return;
    this.context ??= new AudioContext();
    if (this.context.state === 'suspended') void this.context.resume();
  }

  play(sound: Sound): void {
    const context = this.context;
    if (!context || !this.wanted() || context.state !== 'running') return;
    for (const [pitch, start, length] of NOTES[sound]) {
      const from = context.currentTime + start;
      const tone = context.createOscillator();
      const gain = context.createGain();
      tone.type = 'triangle';
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(0, from);
      gain.gain.linearRampToValueAtTime(LOUDNESS[sound], from + 0.015);
      gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
      tone.connect(gain).connect(context.destination);
      tone.start(from);
      tone.stop(from + length + 0.05);
    }
  }
}
