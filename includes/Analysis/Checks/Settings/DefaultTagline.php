<?php
/**
 * Checks whether the site has a custom tagline.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Check;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Text\Text;

/** It's a WordPress setting: themes and other plugins show it too. */
final class DefaultTagline implements Check {
	public function id(): string {
		return 'default_tagline';
	}

	public function severity(): string {
		return self::WARNING;
	}

	public function run(Site $site): ?Result {
		$tagline = Text::plain((string) get_option('blogdescription'));
		$fix = Fix::admin(
			__('Change the tagline', 'pharos-seo'),
			'options-general.php#blogdescription',
		);
		$advice = __(
			'Describe in a few words what the site is about and for whom, such as “Loose-leaf tea and slow coffee in Leeds”.',
			'pharos-seo',
		);
		if ($tagline === '') {
			return Result::found(
				__('The site has no tagline.', 'pharos-seo'),
				[
					__(
						'The tagline is one sentence that describes the site. It’s the meta description of a home page without a custom one, and many themes show it.',
						'pharos-seo',
					),
					$advice,
				],
				$fix,
				self::SUGGESTION,
			);
		}
		if (Tagline::is_default($tagline)) {
			return Result::found(
				__('The site uses the default tagline.', 'pharos-seo'),
				[
					sprintf(
						/* translators: %s: the tagline. */
						__(
							'“%s” is the tagline of thousands of sites. It doesn’t describe yours and makes the site look unfinished.',
							'pharos-seo',
						),
						$tagline,
					),
					$advice,
				],
				$fix,
			);
		}
		return Result::passed(__('The site has a custom tagline.', 'pharos-seo'));
	}
}
