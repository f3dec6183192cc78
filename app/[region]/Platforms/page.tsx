/** The three platforms, side by side. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/Platforms');

export const generateMetadata = page.generateMetadata;
export default page.Page;
