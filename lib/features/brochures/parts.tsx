/** What PDFs of the site have in common: the line of the brand, a text with its footnotes, a point of a list. */
import { Path, Svg, Text, View } from '@react-pdf/renderer';
import type { Run } from './plain-text.ts';
import { COLORS, type Styles } from './styles.ts';

/** Every part is given the styles of its document. */
export type Part<T> = T & { styles: Styles };

export const textOf = (runs: Run[]) => runs.map(({ text }) => text).join('');

/** The mark and the name, with a label at the other end. On the band of a first page. */
export function BrandLine({ name, label, styles }: Part<{ name: string; label: string }>) {
  return (
    <View style={styles.bandRow}>
      <View style={styles.brand}>
        <Svg viewBox="2.5 2 11 12" width={13} height={14.2}>
          <Path d="M2.5 2h2.5v12H2.5zM11 2h2.5v12H11z" fill={COLORS.white} />
          <Path d="M2.5 2h3l8 12h-3z" fill={COLORS.paleBlue} />
        </Svg>
        <Text style={styles.brandName}>{name}</Text>
      </View>
      <Text style={styles.bandLabel}>{label}</Text>
    </View>
  );
}

/** A text with the numbers of its footnotes. */
export function Runs({ runs, style, styles }: Part<{ runs: Run[]; style?: Styles[keyof Styles] }>) {
  return (
    <Text style={style ?? []}>
      {runs.map(({ text, note }) =>
        note ? (
          <Text key={`note ${text}`} style={styles.note}>
            {text}
          </Text>
        ) : (
          text
        ),
      )}
    </Text>
  );
}

export function Point({ runs, styles }: Part<{ runs: Run[] }>) {
  return (
    <View style={styles.point} wrap={false}>
      <View style={styles.mark} />
      <Runs styles={styles} runs={runs} style={styles.column} />
    </View>
  );
}
