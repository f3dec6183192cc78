/** /auth/reset-password with the code of a mail's link. */
import { createAnsweringPage } from '@/lib/composition/pages/create-answering-page';

const page = createAnsweringPage('/auth/reset-password/answer');

export const dynamic = 'force-dynamic';
export const generateMetadata = page.generateMetadata;
export default page.Page;
