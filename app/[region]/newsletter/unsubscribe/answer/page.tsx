/** /newsletter/unsubscribe with the code of a mail. */
import { createAnsweringPage } from '@/lib/composition/pages/create-answering-page';

const page = createAnsweringPage('/newsletter/unsubscribe/answer');

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
