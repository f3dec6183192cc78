/** A dossier for those who decide, made of the pages. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/committee-pack');

export const generateMetadata = page.generateMetadata;
export default page.Page;
