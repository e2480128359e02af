/** A provider of AI models that tests answer for (tests/fixtures/ai-provider.php). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from './site';
import { withSnippet } from './snippets';

/** A text of the model, or an error of the provider; see the fixture. */
export type AiAnswer =
	| string
	| { status: number; error?: string }
	| { network: string }
	| { finish: string; text: string };

export interface AiRequest {
	provider: string;
	model: string;
	timeout: number;
	messages: { role: string; content: { text?: string }[] }[];
}

/** Registers the providers for a test file; without models until setAi() is called. */
export function withAiProvider(): void {
	withSnippet(
		'x-ai-provider',
		readFileSync(
			join( __dirname, '../../fixtures/ai-provider.php' ),
			'utf8'
		).replace( /^<\?php/, '' )
	);
	afterAll( () =>
		site.php( `delete_option( 'x_ai' ); delete_option( 'x_ai_received' );` )
	);
}

/** The answer of a model that does what it is asked for. */
export const suggesting = ( ...suggestions: unknown[] ): string =>
	JSON.stringify( { suggestions } );

/**
 * Says which models are connected, and what they answer.
 *
 * @param answers In order; the last one repeats.
 * @param models  By provider.
 */
export const setAi = (
	answers: AiAnswer[] = [ suggesting( 'One', 'Two', 'Three' ) ],
	models: Record< string, string[] > = { 'x-ai': [ 'bard', 'bard-eyes' ] }
) =>
	site.php(
		`update_option( 'x_ai', $args, false ); delete_option( 'x_ai_received' );`,
		{ answers, models }
	);

/** What the providers received since setAi(). */
export const receivedByAi = () =>
	site.php< AiRequest[] >( `return get_option( 'x_ai_received', [] );` );
