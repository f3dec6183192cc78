/** Colours and measures of the brochures: those of the site's default theme, in points. */
import { StyleSheet } from '@react-pdf/renderer';

/** Of theme t02; see app/styles/themes.css. */
export const COLORS = {
  ink: '#0b1020',
  muted: '#4a5670',
  blue: '#1b3be0',
  white: '#ffffff',
  paleBlue: '#c9d4ff',
  ground: '#f5f7fb',
  line: '#d3dbea',
};

const display = { fontFamily: ['Display', 'Rupee'], fontWeight: 700 as const };
const mono = { fontFamily: ['Mono', 'Rupee'] };
const EDGE = 42;

/** @param scale of all text and of the space between, so that a long page still makes two */
export const makeStyles = (scale: number) =>
  StyleSheet.create({
    page: {
      fontFamily: ['Text', 'Rupee'],
      fontSize: 10 * scale,
      lineHeight: 1.42,
      color: COLORS.ink,
      paddingBottom: 44,
    },
    band: { backgroundColor: COLORS.blue, color: COLORS.white, padding: EDGE, paddingTop: 34 },
    bandRow: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
    brand: { flexDirection: 'row', alignItems: 'center', gap: 7 },
    brandName: { ...display, fontSize: 15 * scale, lineHeight: 1 },
    bandLabel: { ...mono, fontSize: 7.5 * scale, lineHeight: 1, color: COLORS.paleBlue },
    title: {
      ...display,
      fontSize: 29 * scale,
      lineHeight: 1.12,
      marginTop: 40 * scale,
      maxWidth: 430,
    },
    lead: { fontSize: 11 * scale, lineHeight: 1.45, marginTop: 12 * scale, maxWidth: 440 },
    facts: {
      flexDirection: 'row',
      borderBottomWidth: 1,
      borderColor: COLORS.ink,
      marginHorizontal: EDGE,
      paddingVertical: 12 * scale,
      gap: 16,
    },
    fact: { flex: 1 },
    contents: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      columnGap: 18,
      alignItems: 'baseline',
      marginHorizontal: EDGE,
      marginTop: 8,
    },
    contentsLine: {
      fontWeight: 600,
      fontSize: 10 * scale,
      color: COLORS.ink,
      textDecoration: 'none',
    },
    code: { ...display, fontSize: 19 * scale, lineHeight: 1 },
    label: { ...mono, fontSize: 7.2 * scale, lineHeight: 1.35, color: COLORS.muted },
    factValue: { fontWeight: 600, marginTop: 2 * scale },
    section: { marginHorizontal: EDGE, marginTop: 22 * scale },
    ruled: { borderTopWidth: 0.75, borderColor: COLORS.line, paddingTop: 14 },
    heading: { ...display, fontSize: 16.5 * scale, lineHeight: 1.15, marginBottom: 8 * scale },
    columns: { flexDirection: 'row', gap: 24 },
    column: { flex: 1 },
    paragraph: { marginBottom: 5 * scale },
    point: { flexDirection: 'row', gap: 7, marginBottom: 4 * scale },
    mark: { width: 5, height: 5, marginTop: 4.4 * scale, backgroundColor: COLORS.blue },
    grid: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 24, rowGap: 9 * scale },
    cell: { width: '47.4%' },
    itemTitle: { fontWeight: 600, marginBottom: 1 * scale },
    itemText: { color: COLORS.muted },
    /** A figure, and beside it what it counts. */
    figureRow: { flexDirection: 'row', gap: 12 },
    total: { ...display, fontSize: 11.5 * scale, lineHeight: 1.2 },
    totalLine: { borderTopWidth: 1.5, borderColor: COLORS.ink, paddingTop: 3 },
    note: { ...mono, fontSize: 6.5 * scale, color: COLORS.blue, verticalAlign: 'super' },
    sample: { ...mono, fontSize: 6.2 * scale, color: COLORS.muted },
    noteGap: { fontSize: 3 * scale },
    figures: {
      flexDirection: 'row',
      gap: 24,
      marginHorizontal: EDGE,
      marginTop: 18 * scale,
      paddingBottom: 14,
      borderBottomWidth: 1,
      borderColor: COLORS.ink,
    },
    figure: { ...display, fontSize: 25 * scale, lineHeight: 1.05, color: COLORS.blue },
    header: {
      flexDirection: 'row',
      justifyContent: 'space-between',
      marginHorizontal: EDGE,
      paddingTop: 30,
      paddingBottom: 8,
      borderBottomWidth: 1,
      borderColor: COLORS.ink,
    },
    row: {
      flexDirection: 'row',
      gap: 12,
      paddingVertical: 5 * scale,
      borderBottomWidth: 0.75,
      borderColor: COLORS.line,
    },
    rowName: { width: 122, fontWeight: 600 },
    rowPrice: { width: 136 },
    price: { ...display, fontSize: 12 * scale, lineHeight: 1.1 },
    rowText: { flex: 1, color: COLORS.muted },
    fine: { fontSize: 7.8 * scale, lineHeight: 1.4, color: COLORS.muted, marginTop: 6 * scale },
    contact: {
      marginHorizontal: EDGE,
      marginTop: 20 * scale,
      padding: 16,
      backgroundColor: COLORS.ground,
      borderLeftWidth: 3,
      borderColor: COLORS.blue,
      flexDirection: 'row',
      gap: 24,
    },
    link: { color: COLORS.blue, textDecoration: 'none' },
    footer: {
      position: 'absolute',
      left: EDGE,
      right: EDGE,
      bottom: 22,
      flexDirection: 'row',
      justifyContent: 'space-between',
    },
  });

export type Styles = ReturnType<typeof makeStyles>;
