/** The grid of everything that we do. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/whatweare');

export const generateMetadata = page.generateMetadata;
export default page.Page;
