import { Result } from './summary';

/** The pre-publish panel: the search preview, then the check results, as in the document panel. */
export const PrePublish = Result;
