/** The newsletter. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/newsletter');

export const generateMetadata = page.generateMetadata;
export default page.Page;
