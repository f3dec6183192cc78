/** The three platforms, side by side. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/Platforms');

export const generateMetadata = page.generateMetadata;
export default page.Page;
