import styles from './tabs.module.css';

export interface TabsProps<Value extends string> {
  /** What is chosen among, for readers. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

/** One of a few: radio buttons that look like parts of one bar. */
export function Tabs<Value extends string>({ label, value, options, onChange }: TabsProps<Value>) {
  return (
    <fieldset className={styles['tabs']}>
      <legend className={styles['legend']}>{label}</legend>
      {options.map(([option, words]) => (
        <label key={option} className={styles['tab']} data-chosen={option === value || undefined}>
          <input
            type="radio"
            className={styles['radio']}
            name={label}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
