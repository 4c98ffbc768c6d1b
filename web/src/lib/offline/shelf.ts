/** The shelf in IndexedDB on which the games of this device are kept. What it returns are texts: the Python reads them. */
const NAME = 'waset';
const FORM = 1;

interface Head {
  id: string;
  stamp: string;
  head: string;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((ok, no) => {
    request.onsuccess = () => ok(request.result);
    request.onerror = () => no(request.error ?? new Error('IndexedDB'));
  });
}

/** Opens the shelf, and builds it where there is none. */
export async function openShelf(): Promise<Shelf> {
  const request = indexedDB.open(NAME, FORM);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('heads', { keyPath: 'id' });
    request.result.createObjectStore('entries', { keyPath: ['table', 'seq'] });
    request.result.createObjectStore('notes');
  };
  return new Shelf(await done(request));
}

export class Shelf {
  constructor(private readonly base: IDBDatabase) {}

  async heads(): Promise<string> {
    const found = await done<Head[]>(this.base.transaction('heads').objectStore('heads').getAll());
    return JSON.stringify(found.map(({ head }) => head));
  }

  async head(id: string): Promise<string> {
    return (await done<Head | undefined>(this.base.transaction('heads').objectStore('heads').get(id)))?.head ?? '';
  }

  async entries(id: string): Promise<string> {
    const range = IDBKeyRange.bound([id, 0], [id, Infinity]);
    const found = await done<{ text: string }[]>(this.base.transaction('entries').objectStore('entries').getAll(range));
    return JSON.stringify(found.map(({ text }) => text));
  }

  /** Stores a head and entries in one transaction, unless the stamp there is another one; says whether it did. */
  store(id: string, before: string, stamp: string, head: string, entries: string): Promise<boolean> {
    return new Promise((ok, no) => {
      const work = this.base.transaction(['heads', 'entries'], 'readwrite', { durability: 'strict' });
      const heads = work.objectStore('heads');
      let stored = false;
      const known = heads.get(id) as IDBRequest<Head | undefined>;
      known.onsuccess = () => {
        if ((known.result?.stamp ?? '') !== before) return;
        heads.put({ id, stamp, head } satisfies Head);
        for (const text of JSON.parse(entries) as string[]) work.objectStore('entries').add({ table: id, seq: (JSON.parse(text) as [number])[0], text });
        stored = true;
      };
      work.oncomplete = () => ok(stored);
      work.onabort = work.onerror = () => no(work.error ?? new Error('IndexedDB'));
    });
  }

  async note(name: string): Promise<string> {
    return (await done<string | undefined>(this.base.transaction('notes').objectStore('notes').get(name))) ?? '';
  }

  /** All that was kept under names that begin like this. */
  async notes(begin: string): Promise<string> {
    const range = IDBKeyRange.bound(begin, `${begin}\uffff`);
    return JSON.stringify(await done<string[]>(this.base.transaction('notes').objectStore('notes').getAll(range)));
  }

  /** Keeps a text under a name; an empty one removes what was there. */
  async keepNote(name: string, text: string): Promise<void> {
    const notes = this.base.transaction('notes', 'readwrite').objectStore('notes');
    await (text === '' ? done(notes.delete(name)) : done(notes.put(text, name)));
  }
}
