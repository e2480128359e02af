import type { ObjectSeo } from '../object-seo/types';
import type { StatusCounts } from '../page-checks';

/** What the form knows of the object: printed by includes/ObjectForms/Form.php. */
export interface FormData {
	/** As it is stored; or as it was typed, when that could not be stored. */
	value: ObjectSeo;
	/** The stored values that changes are based on. */
	stored: ObjectSeo;
	/** Why it could not, by field. */
	errors: Record< string, string >;
	/** The fields that another user has changed too, and whose own version could not be stored. */
	conflicts: string[];
	inherited: ObjectSeo;
	/** What every variable stands for. */
	variables: Record< string, string >;
	url: string;
	status: string;
	/** Null where nothing is checked: terms and people. */
	checks: { counts: StatusCounts; ignored: string[] } | null;
}

declare global {
	interface Window {
		pharosObjectForm?: FormData;
	}
}
