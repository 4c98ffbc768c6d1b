/** What a review shows of the river. */
import type { Reviewed } from '../game';
import ReviewBoard from './ReviewBoard.svelte';

export const reviewed: Reviewed = { board: ReviewBoard as Reviewed['board'], wide: true };
