/** Asking for a code by mail. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/auth/code');

export const generateMetadata = page.generateMetadata;
export default page.Page;
