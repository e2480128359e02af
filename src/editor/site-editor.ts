/** The entry for the site editor, which has no SEO fields: only loaded when a link refers to a block. */
import { takePlace } from '../object-seo/focus-request';
import { goToBlock } from './go-to-block';

goToBlock( takePlace().block );
