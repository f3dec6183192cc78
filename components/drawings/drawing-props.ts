/** What every drawing in this folder receives. */
import type { Region } from '@/lib/platform/region/region';

/** `compact` asks for the essential part only, in a sheet of fixed height. */
export type DrawingProps = { region: Region; compact: boolean };
