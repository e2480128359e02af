<?php
/**
 * Checks whether pages declare their language.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Finding;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Page;
use Pharos\Analysis\PageCheck;
use Pharos\Analysis\Site;
use Pharos\Template\SiteLanguage;

final class Language extends PageCheck {
	public function id(): string {
		return 'language';
	}

	protected function inspect(Page $page, Site $site): ?Finding {
		$lang = $page->document()->lang ?? '';
		if ($lang === '') {
			return new Finding(__('No language attribute.', 'pharos-seo'), not_fixable: true);
		}
		$own = self::of_site();
		// On multilingual sites, a page may be in another language.
		$is_translated = array_filter(array_column($page->document()->links, 'hreflang')) !== [];
		if (
			self::main($lang) === self::main($own) ||
			($is_translated && self::main($lang) !== '')
		) {
			return null;
		}
		return new Finding(
			sprintf(
				/* translators: 1 and 2: codes of languages, such as de-AT. */
				__(
					'The language attribute is “%1$s”, but the site language is “%2$s”.',
					'pharos-seo',
				),
				$lang,
				$own,
			),
			Fix::admin(__('Check the site language', 'pharos-seo'), 'options-general.php#WPLANG'),
		);
	}

	/** Returns the language in the form that WordPress outputs: the language code can differ from the translation's locale. */
	private static function of_site(): string {
		return SiteLanguage::speak(static fn(): string => (string) get_bloginfo('language'));
	}

	/** Returns the language without country and script; '' for an invalid code. */
	private static function main(string $lang): string {
		return preg_match('/^([a-z]{2,8})(?:-[a-z0-9]{1,8})*$/i', $lang, $found) === 1
			? strtolower($found[1])
			: '';
	}

	protected function passed_message(): string {
		return __('Pages declare the site language.', 'pharos-seo');
	}

	protected function failed_message(int $pages): string {
		return sprintf(
			/* translators: %s: number of pages. */
			_n(
				'%s page has a missing or wrong language attribute.',
				'%s pages have a missing or wrong language attribute.',
				$pages,
				'pharos-seo',
			),
			number_format_i18n($pages),
		);
	}

	protected function advice(): array {
		return [
			__(
				'Browsers use the language attribute (lang) to offer a translation, and screen readers use it to choose a voice.',
				'pharos-seo',
			),
			__(
				'The theme outputs the attribute. If it’s missing or doesn’t follow the site language, ask the theme’s developer to use language_attributes().',
				'pharos-seo',
			),
		];
	}
}
