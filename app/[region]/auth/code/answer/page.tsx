/** /auth/code with what the code is for. */
import { createAnsweringPage } from '@/lib/composition/pages/create-answering-page';

const page = createAnsweringPage('/auth/code/answer');

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
