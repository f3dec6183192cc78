/** The newsletter. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/newsletter');

export const generateMetadata = page.generateMetadata;
export default page.Page;
