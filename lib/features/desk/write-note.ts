/** Keeps a note about a message, for colleagues: no mail, and no change of how far the desk is. */
import 'server-only';
import { insertNote } from '../submissions/rows/notes.ts';
import { onceAPress, type Pressed } from './once-a-press.ts';

/** @returns the id of the note. @throws what onceAPress() throws */
export const writeNote = (pressed: Pressed): Promise<{ id: string }> =>
  onceAPress(pressed, {
    name: 'desk-note',
    action: 'note-written',
    insert: (tx, { id: submissionId }, createdAt) =>
      insertNote(tx, {
        submissionId,
        staffId: pressed.session.user.id,
        text: pressed.body.text,
        createdAt,
      }),
  });
