/** A service that WordPress's AI client is connected to. */
interface SuggestionProvider {
	id: string;
	name: string;
	model: string;
}

/** Response of GET /pharos/v1/suggestions and of POST /pharos/v1/suggestions/agreement. */
export interface SuggestionStatus {
	available: boolean;
	/** Why suggestions aren't available; '' if they are. */
	reason: '' | 'off' | 'unsupported' | 'no_model';
	/** The provider that gets the texts. */
	provider: SuggestionProvider | null;
	/** Whether it also gets images. */
	vision: boolean;
	/** The number of requests that the user can still send within the hour, and in all. */
	remaining: number;
	limit: number;
	/** Whether the user has agreed that this provider gets the texts. */
	agreed: boolean;
}

/** The fields that texts are suggested for: text fields of `pharos_seo`, and the alt text of an image. */
export type SuggestedField =
	| 'title'
	| 'description'
	| 'focus_keyword'
	| 'facebook_title'
	| 'facebook_description'
	| 'twitter_title'
	| 'twitter_description'
	| 'alt';

/** The data of POST /pharos/v1/suggestions. */
export interface SuggestionRequest {
	type: 'post' | 'term' | 'user';
	id: number;
	field: SuggestedField;
	/** Texts in the editor that aren't saved. */
	draft?:
		| { title?: string; content?: string; focus_keyword?: string }
		| undefined;
	/** The id of the image, for its alt text. */
	attachment?: number;
}

/** The response of POST /pharos/v1/suggestions. */
export interface SuggestionResponse {
	suggestions: { text: string }[];
	remaining: number;
	provider: SuggestionProvider;
}
