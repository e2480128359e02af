<?php
/**
 * Checks whether the site has a specific name.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Check;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Compat\SeoPlugins;
use Pharos\Core\Utf8;
use Pharos\Template\Variables;
use Pharos\Text\Text;

/** The site name at the end of titles: Pharos's setting, otherwise WordPress's Site Title. */
final class SiteTitle implements Check {
	/** Default names of hosts and installers. */
	private const DEFAULTS = [
		'my site',
		'my website',
		'my blog',
		'my wordpress',
		'my wordpress site',
		'my wordpress website',
		'my wordpress blog',
		'my new site',
		'my new website',
		'new site',
		'new website',
		'new wordpress site',
		'site title',
		'site name',
		'blog title',
		'wordpress',
		'wordpress site',
		'wordpress website',
		'wordpress blog',
		'untitled',
		'test',
		'test site',
	];

	public function id(): string {
		return 'site_title';
	}

	public function severity(): string {
		return self::WARNING;
	}

	public function run(Site $site): ?Result {
		$is_ours =
			SeoPlugins::active() === null &&
			Text::collapse($site->settings->get('site_name')) !== '';
		$name = $is_ours
			? Variables::site_name($site->settings)
			: Text::plain((string) get_option('blogname'));
		$fix = $is_ours
			? Fix::setting(__('Change the site name', 'pharos-seo'), '/general', 'site_name')
			: Fix::admin(__('Change the site title', 'pharos-seo'), 'options-general.php#blogname');
		$why = __(
			'The site name appears in the titles of your pages, on shared pages and above the URL in search results.',
			'pharos-seo',
		);
		if ($name === '') {
			return Result::found(
				__('The site has no name.', 'pharos-seo'),
				[$why, __('Enter the name that people know.', 'pharos-seo')],
				$fix,
				self::ERROR,
			);
		}
		if (in_array(Utf8::lower($name), self::DEFAULTS, true)) {
			return Result::found(
				sprintf(
					/* translators: %s: the name of the site. */
					__('The site name is generic: “%s”.', 'pharos-seo'),
					$name,
				),
				[$why, __('Enter the name that people know.', 'pharos-seo')],
				$fix,
			);
		}
		if (self::is_address($name)) {
			return Result::found(
				__('The site name is just the domain.', 'pharos-seo'),
				[
					$why,
					__(
						'Search results show the domain anyway. Enter the name of your business, project or person instead, unless the domain is your brand.',
						'pharos-seo',
					),
				],
				$fix,
				self::SUGGESTION,
			);
		}
		return Result::passed(__('The site has a name.', 'pharos-seo'));
	}

	private static function is_address(string $name): bool {
		$bare = static fn(string $text): string => (string) preg_replace(
			'~^(?:https?://)?(?:www\.)?|/+$~i',
			'',
			Utf8::lower($text),
		);
		$host = (string) wp_parse_url(home_url(), PHP_URL_HOST);
		$port = wp_parse_url(home_url(), PHP_URL_PORT);
		return in_array($bare($name), [$bare($host), $bare("$host:$port")], true);
	}
}
