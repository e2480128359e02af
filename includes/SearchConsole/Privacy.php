<?php
/**
 * Search Console in the privacy tools of WordPress: the account of the connection, and the recipients of the email summary.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use Pharos\SearchConsole\Data\Tables;
use Pharos\SearchConsole\Summary\Recipients;
use Pharos\Settings\Settings;

/** See Core\Feature. Also while the feature is off: the data is kept. */
final class Privacy {
	public function __construct(private readonly Settings $settings) {}

	/** @return list<string> */
	public function policy(): array {
		// Not the connection: administrators' screens would load its options, which aren't autoloaded.
		if (!$this->settings->get('enable_google_console') || !Tables::exist()) {
			return [];
		}
		$texts = [
			__(
				'This site fetches figures about its pages from Google Search Console, such as clicks and search queries. They are aggregated, and contain nothing about individual visitors. The site stores the email address of the account that connects it to Google.',
				'pharos-seo',
			),
		];
		if ($this->settings->get('search_summary') !== '') {
			$texts[] = __(
				'The site emails a summary of these figures to its administration. It stores the email addresses of the recipients.',
				'pharos-seo',
			);
		}
		return $texts;
	}

	/** @return list<array> */
	public function export(string $email, ?\WP_User $user): array {
		$items = [];
		if (Owner::is($email, $user)) {
			$items['account'] = [
				__('Connected account', 'pharos-seo'),
				(new Connection())->email(),
			];
		}
		if (Recipients::has($this->settings, $email)) {
			$items['summary'] = [__('Recipient of the email summary', 'pharos-seo'), $email];
		}
		$groups = [];
		foreach ($items as $id => [$name, $value]) {
			$groups[] = [
				'group_id' => 'pharos-search-console',
				'group_label' => __('Google Search Console', 'pharos-seo'),
				'item_id' => "pharos-search-console-$id",
				'data' => [['name' => $name, 'value' => $value]],
			];
		}
		return $groups;
	}

	/** Keeps the account: without it, the site has no connection. @return array{bool, list<string>} */
	public function erase(string $email, ?\WP_User $user): array {
		$messages = Owner::is($email, $user)
			? [
				__(
					'This user’s account connects the site to Google Search Console. To erase it, disconnect it on the Search Console screen of Pharos SEO.',
					'pharos-seo',
				),
			]
			: [];
		$removed = Recipients::remove($this->settings, $email);
		if (is_wp_error($removed)) {
			$messages[] = sprintf(
				/* translators: %s: an error message. */
				__('The email address is still a recipient of the email summary: %s', 'pharos-seo'),
				$removed->get_error_message(),
			);
		}
		return [$removed === true, $messages];
	}
}
