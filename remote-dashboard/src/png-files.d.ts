declare module '*.png' {
  /** Its address, or the picture itself where it is small. */
  const address: string;
  export default address;
}
