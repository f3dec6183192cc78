/** The desk's screen: a shell without data. Its island asks the API, which knows who may see what. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/desk');

export const generateMetadata = page.generateMetadata;
export default page.Page;
