/** Why choose us: six themes. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/whytop');

export const generateMetadata = page.generateMetadata;
export default page.Page;
