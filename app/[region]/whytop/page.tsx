/** Why choose us: six themes. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/whytop');

export const generateMetadata = page.generateMetadata;
export default page.Page;
