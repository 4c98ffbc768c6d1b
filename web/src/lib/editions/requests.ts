/** The requests about editions: apart from all others, because few make one. */
import type { Api } from '../api';
import type * as wire from '../wire';

type Asks = Pick<Api, 'send'>;

export const standard = (api: Asks, game: string): Promise<wire.EditionDocument> => api.send('GET', `games/${game}/edition`);
export const ofTable = (api: Asks, id: string, key: string | null): Promise<wire.TableEdition> => api.send('GET', `tables/${id}/edition`, undefined, key);
export const check = (api: Asks, asked: wire.CheckEdition): Promise<wire.EditionChecked> => api.send('POST', 'editions/check', asked);
export const attempt = (api: Asks, asked: wire.TryEdition): Promise<wire.TrialState> => api.send('POST', 'editions/try', asked);
