import type { ObjectSeo, StoredChecks } from '../types';

/** Data of the object in a form, output by includes/ObjectForms/Form.php. */
export interface FormData {
	/** The stored values; if they couldn't be saved, the submitted ones. */
	value: ObjectSeo;
	/** The stored values that changes are based on. */
	stored: ObjectSeo;
	/** Why they couldn't be saved, by field. */
	errors: Record< string, string >;
	/** Fields that another user has changed too, so that the submitted values couldn't be saved. */
	conflicts: string[];
	inherited: ObjectSeo;
	/** The values of all variables. */
	variables: Record< string, string >;
	url: string;
	status: string;
	/** Null for terms and authors, which have no checks. */
	checks: StoredChecks | null;
}

declare global {
	interface Window {
		pharosObjectForm?: FormData;
	}
}
