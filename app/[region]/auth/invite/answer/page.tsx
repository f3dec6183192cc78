/** /auth/invite with the code of an invitation. */
import { createAnsweringPage } from '@/lib/composition/pages/create-answering-page';

const page = createAnsweringPage('/auth/invite/answer');

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
