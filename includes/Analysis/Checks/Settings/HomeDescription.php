<?php
/**
 * Checks whether the home page has a meta description.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Page\Context;
use Pharos\Template\PageTexts;
use Pharos\Template\Template;
use Pharos\Text\Text;

final class HomeDescription extends OutputCheck {
	public function id(): string {
		return 'home_description';
	}

	protected function inspect(Site $site): ?Result {
		$home = Home::context($site);
		if (!$home) {
			return null;
		}
		[, $description] = Home::texts($site, $home);
		$why = __(
			'People who search for your site by name find the home page. Its meta description is the text below the title and appears when the home page is shared.',
			'pharos-seo',
		);
		$what = __(
			'Write one or two sentences: what visitors find here, and why they should choose you.',
			'pharos-seo',
		);
		if ($description === '') {
			return Result::found(
				__('The home page has no meta description.', 'pharos-seo'),
				[$why, $what],
				self::fix($site, $home),
			);
		}
		if (self::is_generated($site, $home)) {
			return Result::found(
				__(
					'The meta description of the home page is the beginning of its content.',
					'pharos-seo',
				),
				[
					$why,
					sprintf(
						/* translators: %s: a description. */
						__('Current meta description: “%s”', 'pharos-seo'),
						$description,
					),
					$what,
				],
				self::fix($site, $home),
				self::SUGGESTION,
			);
		}
		return Result::passed(__('The home page has a meta description.', 'pharos-seo'));
	}

	/** Without page-level SEO, a page has no description field, but it has an excerpt. */
	private static function fix(Site $site, Context $home): Fix {
		$is_page = $home->post() !== null;
		return $is_page && !$site->settings->get('enable_page_level_seo')
			? Fix::setting(
				__('Edit the description template', 'pharos-seo'),
				'/general',
				'page_description',
			)
			: Home::fix($home, 'description', '/general/homepage', 'home_page_description');
	}

	/** Whether the description is generated. */
	private static function is_generated(Site $site, Context $home): bool {
		$post = $home->post();
		if (!$post) {
			return false;
		}
		$template = (new PageTexts($site->settings, $site->variables))->template(
			$home,
			'description',
		);
		return Template::mentions($template, ['content']) ||
			(Template::mentions($template, ['excerpt']) && Text::prose($post->post_excerpt) === '');
	}
}
