/** The requests about editions: apart from all others, because few make one. */
import type { Api } from '../api';
import type * as wire from '../wire';
import { learn } from './findings';

type Asks = Pick<Api, 'send'>;

export const standard = (api: Asks, game: string): Promise<wire.EditionDocument> => api.send('GET', `games/${game}/edition`);
export const ofTable = (api: Asks, id: string, key: string | null): Promise<wire.TableEdition> => api.send('GET', `tables/${id}/edition`, undefined, key);
export const attempt = (api: Asks, asked: wire.TryEdition): Promise<wire.TrialState> => api.send('POST', 'editions/try', asked);

/** What an edition is and what is found in it, with the words to say that. */
export async function check(api: Asks, asked: wire.CheckEdition): Promise<wire.EditionChecked> {
  const checked = await api.send<wire.EditionChecked>('POST', 'editions/check', asked);
  if (checked.findings.length) await learn(checked.game);
  return checked;
}
