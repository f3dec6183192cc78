/** One of the seven services: /Service/Advisory and its neighbours. */
import { createPage } from '@/lib/composition/pages/create-page';

const page = createPage('/Service/[service]');

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;
