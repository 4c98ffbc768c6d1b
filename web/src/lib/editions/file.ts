/** An edition out of a file: the TOML that the editor saves, or JSON. */
import { sentence, type Api } from '../api';
import type { CheckEdition } from '../wire';
import { placed } from './findings';
import { check } from './requests';
import { say } from './said';
import type { Written } from './tables';

/** The edition in a file, which may be inconsistent; a sentence if it is none of this game. */
export async function read(api: Pick<Api, 'send'>, game: string, file: Pick<File, 'name' | 'text'>): Promise<Written | string> {
  try {
    const text = await file.text();
    const asked: CheckEdition = text.trimStart().startsWith('{') ? { game, edition: JSON.parse(text) as Record<string, unknown> } : { game, text };
    const { edition, findings, game: of } = await check(api, asked);
    return edition ? (edition as Written) : say('edition-file.wrong', { file: file.name, why: findings[0] ? placed(of, findings[0]) : '' });
  } catch (error) {
    return error instanceof SyntaxError ? say('edition-file.wrong', { file: file.name, why: error.message }) : sentence(error);
  }
}
