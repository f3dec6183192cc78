/** Typing in the code of a mail. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/auth/verify');

export const generateMetadata = page.generateMetadata;
export default page.Page;
