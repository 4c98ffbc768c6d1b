/** An edition as a part of a link: its figures come with it, so that no server has to keep them. */
import type { Written } from './tables';

async function through(bytes: Uint8Array<ArrayBuffer>, way: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const out = new Response(bytes).body!.pipeThrough(way as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);
  return new Uint8Array(await new Response(out).arrayBuffer());
}

/** The figures as letters that any link can carry. */
export async function packed(edition: Written): Promise<string> {
  const small = await through(new TextEncoder().encode(JSON.stringify(edition)), new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...small)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The edition of a link; null if the link was cut or changed. */
export async function unpacked(text: string): Promise<Written | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const found: unknown = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))));
    return found !== null && typeof found === 'object' && 'game' in found && 'name' in found ? (found as Written) : null;
  } catch {
    return null;
  }
}
