/**
 * Pages of the accounts host: consent, and errors that are never redirected to the client.
 */
import { html, type Answer } from '../http';
import { LABELS } from './scopes';

interface Consent {
	/** The target of the form: the authorization request itself. */
	action: string;
	email: string;
	clientId: string;
	scopes: string[];
}

/** Asks the user, one checkbox per scope but `openid`. */
export function consentPage( consent: Consent ): Answer {
	const checkboxes = consent.scopes
		.filter( ( scope ) => scope !== 'openid' )
		.map(
			( scope ) =>
				`<p><label><input type="checkbox" name="scope" value="${ escape( scope ) }" checked> ${ escape( LABELS[ scope ] ?? scope ) }</label></p>`
		);
	return page(
		200,
		'Sign in',
		`<p>Account: <strong>${ escape( consent.email ) }</strong></p>
<p>The app <code>${ escape( consent.clientId ) }</code> wants access to this account.</p>
<form method="post" action="${ escape( consent.action ) }">
<fieldset><legend>Select what the app can access</legend>
${ checkboxes.join( '\n' ) }
</fieldset>
<p><button name="decision" value="allow">Allow</button> <button name="decision" value="deny">Deny</button></p>
</form>`
	);
}

/** The error page, with Google's error code. */
export const errorPage = ( code: string, details: string ): Answer =>
	page(
		400,
		'Access blocked',
		`<p>Error 400: <strong>${ escape( code ) }</strong></p>
<p>${ escape( details ) }</p>`
	);

const page = ( status: number, title: string, content: string ) =>
	html(
		status,
		`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${ title } – Simulated Google</title>
<style>body { font: 16px/1.5 sans-serif; max-width: 34em; margin: 2em auto; padding: 0 1em; overflow-wrap: anywhere } button { font: inherit; padding: .5em 1.5em }</style>
</head>
<body>
<main>
<h1>${ title }</h1>
<p>This is a simulated Google for tests and demonstrations.</p>
${ content }
</main>
</body>
</html>
`
	);

const ENTITIES: Record< string, string > = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
};

const escape = ( text: string ) =>
	text.replace( /[&<>"]/g, ( character ) => ENTITIES[ character ] ?? '' );
