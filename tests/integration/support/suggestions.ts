/** Requests for suggestions by AI, in a site with two providers that tests answer for. */
import type { Role } from '../../support/site';
import {
	receivedByAi,
	setAi,
	withAiProvider,
	type AiAnswer,
} from './ai-provider';
import { site } from './site';

export const ROUTE = '/pharos/v1/suggestions';

export const TEXT =
	'Our tea house in Lisbon serves forty kinds of green tea, and teaches how to brew each of them.';

interface Provider {
	id: string;
	name: string;
	model: string;
}

export interface Suggestions {
	code?: string;
	message?: string;
	data: {
		suggestions: { text: string; length: number }[];
		remaining: number;
		provider: Provider;
	};
}

export interface State {
	code?: string;
	data: {
		available: boolean;
		reason: string;
		provider: Provider | null;
		vision: boolean;
		remaining: number;
		limit: number;
		agreed: boolean;
	};
}

/** IDs of content, which the test file removes at its end. */
export const made: Record< string, number > = {};

/**
 * Registers the providers for a test file, makes content, and lets users agree to the provider `x-ai`.
 *
 * @param make PHP that returns IDs by name; `$post( $title, $more )` makes a post, published and with TEXT.
 */
export function withSuggestions(
	make = `return [ 'post' => $post( 'Tea house' ) ];`
): void {
	withAiProvider();
	let first = 0;

	beforeAll( async () => {
		first = await site.php(
			`return wp_insert_post( [ 'post_title' => 'x' ] );`
		);
		Object.assign(
			made,
			await site.php(
				`$post = static fn( $title, $more = [] ) => wp_insert_post( [ 'post_title' => $title, 'post_content' => $args['text'], 'post_status' => 'publish', 'post_author' => 1, ...$more ] );
				${ make }`,
				{ text: TEXT }
			)
		);
		const users = [];
		for ( const role of [ 'admin', 'editor', 'author' ] as const ) {
			users.push( ( await site.as( role ) ).id );
		}
		await site.php(
			`foreach ( $args as $user ) {
				Pharos\\Suggestions\\Agreement::add( $user, 'x-ai' );
			}`,
			users
		);
	} );

	beforeEach( async () => {
		await setAi();
		await site.option( 'pharos_suggestions', null );
	} );

	afterAll( async () => {
		await site.resetSettings();
		await site.php(
			`foreach ( get_posts( [ 'post_type' => [ 'post', 'attachment' ], 'post_status' => [ 'any', 'trash', 'inherit' ], 'numberposts' => -1, 'fields' => 'ids' ] ) as $id ) {
				$id >= $args['first'] && wp_delete_post( $id, true );
			}
			isset( $args['category'] ) && wp_delete_term( $args['category'], 'category' );
			delete_metadata( 'user', 0, '_pharos_ai_agreement', '', true );
			delete_option( 'pharos_suggestions' );`,
			{ ...made, first }
		);
	} );
}

export const ask = async < Body = Suggestions >(
	role: Role,
	method: string,
	path = '',
	body?: object
) => ( await site.as( role ) ).rest< Body >( method, ROUTE + path, body );

/**
 * Requests suggestions for the title of the post.
 *
 * @param body Other arguments.
 * @param role
 */
export const suggest = ( body: object = {}, role: Role = 'admin' ) =>
	ask( role, 'POST', '', {
		type: 'post',
		id: made.post,
		field: 'title',
		...body,
	} );

export const state = async ( role: Role = 'admin' ) =>
	( await ask< State >( role, 'GET' ) ).body.data;

/** What the provider got as one text; '' for nothing. */
export const sent = async () => {
	const requests = await receivedByAi();
	return requests.length === 0 ? '' : JSON.stringify( requests );
};

/** The data of the page in the last request. */
export const sentData = async () => {
	const { messages = [] } = ( await receivedByAi() ).at( -1 ) ?? {};
	return JSON.parse( messages.at( -1 )?.content.at( -1 )?.text ?? '{}' );
};

export interface Outcome {
	status: number;
	body: Suggestions;
	/** How often the provider was asked. */
	requests: number;
}

/**
 * Requests a title for each list of answers, in one call.
 *
 * @param cases The answers of the provider, by name.
 */
export const outcomes = ( cases: Record< string, AiAnswer[] > ) =>
	site.php< Record< string, Outcome > >(
		`wp_set_current_user( 1 );
		foreach ( $args['cases'] as $name => $answers ) {
			update_option( 'x_ai', [ 'answers' => $answers, 'models' => [ 'x-ai' => [ 'bard' ] ] ], false );
			delete_option( 'x_ai_received' );
			$request = new WP_REST_Request( 'POST', '/pharos/v1/suggestions' );
			$request->set_body_params( [ 'type' => 'post', 'id' => $args['post'], 'field' => 'title' ] );
			$answer = rest_do_request( $request );
			$result[ $name ] = [ 'status' => $answer->get_status(), 'body' => $answer->get_data(), 'requests' => count( get_option( 'x_ai_received', [] ) ) ];
		}
		return $result;`,
		{ cases, post: made.post }
	);
