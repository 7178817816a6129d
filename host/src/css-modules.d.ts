declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** Global style sheets are imported for their effect alone. */
declare module '*.css';
