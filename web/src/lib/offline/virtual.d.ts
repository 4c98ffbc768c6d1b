declare module 'virtual:offline' {
  const about: {
    /** The folder of the interpreter. */
    folder: string;
    /** The Python of the games. */
    sources: string;
    /** Everything, with its size in bytes. */
    files: { name: string; size: number }[];
  };
  export default about;
}
