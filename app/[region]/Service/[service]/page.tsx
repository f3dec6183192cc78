/** One of the seven services: /Service/Advisory and its neighbours. */
import { createPage } from '@/components/layout/create-page';

const page = createPage('/Service/[service]');

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;
