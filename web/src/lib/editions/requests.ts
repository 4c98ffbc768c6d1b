/** The requests about editions: apart from all others, because few make one. */
import type { Api } from '../api';
import type * as wire from '../wire';
import { learn } from './findings';
import type { Written } from './tables';

type Asks = Pick<Api, 'send'>;

export const standard = (api: Asks, game: string): Promise<wire.EditionDocument> => api.send('GET', `games/${game}/edition`);
export const ofTable = (api: Asks, id: string, key: string | null): Promise<wire.TableEdition> => api.send('GET', `tables/${id}/edition`, undefined, key);
export const attempt = (api: Asks, asked: wire.TryEdition): Promise<wire.TrialState> => api.send('POST', 'editions/try', asked);
export const report = (api: Asks, asked: wire.ReportTrial, signal: AbortSignal): Promise<wire.TrialReport> =>
  api.send('POST', 'editions/report', asked, null, signal);
export const list = (api: Asks): Promise<wire.EditionList> => api.send('GET', 'me/editions');
export const add = (api: Asks, edition: Written): Promise<wire.WholeEdition> => api.send('POST', 'editions', { edition });
export const one = (api: Asks, id: string): Promise<wire.WholeEdition> => api.send('GET', `editions/${id}`);
export const change = (api: Asks, id: string, edition: Written, version: number): Promise<wire.WholeEdition> =>
  api.send('PUT', `editions/${id}`, { edition, version });
export const drop = (api: Asks, id: string): Promise<wire.EditionList> => api.send('DELETE', `editions/${id}`);

/** What an edition is and what is found in it, with the words to say that. */
export async function check(api: Asks, asked: wire.CheckEdition): Promise<wire.EditionChecked> {
  const checked = await api.send<wire.EditionChecked>('POST', 'editions/check', asked);
  if (checked.findings.length) await learn(checked.game);
  return checked;
}
