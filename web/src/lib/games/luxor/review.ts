/** What a review shows of the temple and of hands. */
import type { Reviewed } from '../game';
import ReviewBoard from './ReviewBoard.svelte';
import ReviewHand from './ReviewHand.svelte';

export const reviewed: Reviewed = { board: ReviewBoard as Reviewed['board'], hand: ReviewHand as NonNullable<Reviewed['hand']>, wide: false };
