<?php
/**
 * Runs inside WordPress each time the demo site starts: sends the site's pages to the Google simulator and connects the site.
 *
 * The simulator loses its data when it ends, so a connected site gets the key of the new one.
 */

declare(strict_types=1);

namespace Pharos\Demo;

use Pharos\SearchConsole\Connection;
use Pharos\SearchConsole\CredentialsInput;
use Pharos\SearchConsole\Property;
use Pharos\SearchConsole\SignIn;
use RuntimeException;

require getenv('PHAROS_WORDPRESS') . '/wp-load.php';

/** Option that is set once the site was connected: if the user disconnects the site, it stays disconnected. */
const DONE = 'demo_google_connected';

[
	'url' => $url,
	'key' => $key,
	'account' => $account,
	'client' => $client,
] = json_decode((string) getenv('PHAROS_DEMO_GOOGLE'), true);

$home = home_url('/');
$titles = titles();
$answer = wp_remote_request("$url/__sim/config", [
	'method' => 'PATCH',
	'body' => wp_json_encode([
		'pages' => array_keys($titles),
		'queries' => queries(array_values($titles)),
		'sites' => [
			['siteUrl' => $home, 'permissionLevel' => 'siteOwner'],
			['siteUrl' => 'sc-domain:example.com', 'permissionLevel' => 'siteFullUser'],
			[
				'siteUrl' => 'https://unverified.example.com/',
				'permissionLevel' => 'siteUnverifiedUser',
			],
		],
		'clients' => [[...$client, 'redirectUris' => [SignIn::redirect_uri()]]],
		'serviceAccounts' => [$account],
	]),
]);
if (wp_remote_retrieve_response_code($answer) !== 200) {
	throw new RuntimeException('The simulated Google does not answer.');
}
if (!get_option(DONE) || (new Connection())->method() !== '') {
	connect($key, $home);
	update_option(DONE, 1, false);
}

/** @return array<string, string> Titles of the public pages by URL, the home page first. */
function titles(): array {
	$titles = [home_url('/') => (string) get_option('blogname')];
	foreach (get_posts(['post_type' => ['post', 'page'], 'numberposts' => -1]) as $post) {
		$titles += [(string) get_permalink($post) => $post->post_title];
	}
	return $titles;
}

/**
 * Search queries of visitors; the last query of each page is the same, so that pages compete.
 *
 * @param list<string> $titles
 * @return array<string, string>
 */
function queries(array $titles): array {
	$queries = [];
	foreach ($titles as $page => $title) {
		// WordPress stores names with HTML entities: “Fern &amp; Kettle”.
		$text = mb_strtolower(wp_specialchars_decode($title, ENT_QUOTES));
		$words = preg_replace('/[^\p{L}\p{N} ]+/u', '', $text) ?: 'tea';
		$words = trim(preg_replace('/ +/', ' ', mb_substr($words, 0, 60)));
		foreach (
			[$words, "$words guide", "best $words", "how to $words", 'fern and kettle']
			as $n => $query
		) {
			$queries["p$page q" . ($n + 1)] = $query;
		}
	}
	return $queries;
}

function connect(array $key, string $home): void {
	wp_set_current_user(1);
	$problem = CredentialsInput::save_service_account((string) wp_json_encode($key));
	if ($problem !== null) {
		throw new RuntimeException($problem->get_error_message());
	}
	// The port can change between starts.
	if (Property::chosen() !== $home) {
		(new Connection())->choose($home);
	}
}
