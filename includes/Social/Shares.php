<?php
/**
 * Works out how a page looks on Facebook and on X.
 */

declare(strict_types=1);

namespace Pharos\Social;

use Pharos\Head\Context;
use Pharos\Head\Texts;
use Pharos\Settings\Settings;
use Pharos\Template\Text;
use Pharos\Template\Variables;

/**
 * Title, description and image are what the post, term or author says for the network, X falling back to Facebook; else those of
 * the page, the featured image and the site's default. The home page that lists the latest posts has settings of its own; a
 * static one is a page like others. src/admin/screens/home-page/ shows the same
 * in its previews; tests/fixtures/fallbacks.json holds both to it.
 */
final class Shares {
	private readonly SiteImages $images;

	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {
		$this->images = new SiteImages($settings);
	}

	/** @param string $title, $description Those of the page itself. */
	public function facebook(Context $context, string $title, string $description): Share {
		return $context->kind === Context::HOME
			? $this->of_home($context, $title, $description, 'home_page_facebook')
			: $this->of_object($context, $title, $description, ['facebook']);
	}

	/**
	 * @param string     $title, $description Those of the page itself.
	 * @param Share|null $facebook            What facebook() has answered for the page, where it was asked.
	 */
	public function x(
		Context $context,
		string $title,
		string $description,
		?Share $facebook = null,
	): Share {
		if ($context->kind !== Context::HOME) {
			return $this->of_object($context, $title, $description, ['twitter', 'facebook']);
		}
		return $this->settings->get('twitter_same_as_facebook')
			? $facebook ?? $this->facebook($context, $title, $description)
			: $this->of_home($context, $title, $description, 'home_page_twitter');
	}

	/** @param list<'facebook'|'twitter'> $networks Whose fields to take, the first that is filled. */
	private function of_object(
		Context $context,
		string $title,
		string $description,
		array $networks,
	): Share {
		$own = $context->own();
		$title = $this->title($context) ?: $title;
		$image = null;
		foreach ($networks as $network) {
			$image ??= $own->image($network);
		}
		$text = function (string $part, string $of_page) use ($context, $own, $networks): string {
			// Later pages say which they are, which their object can't.
			foreach ($context->page === 1 ? $networks : [] as $network) {
				$text = $this->render($own->text("{$network}_$part"), $context);
				if ($text !== '') {
					return $text;
				}
			}
			return $of_page;
		};
		return new Share(
			$text('title', $title),
			$text('description', $description) ?: $this->generated($context),
			$image ?? ($context->image() ?? $this->fallback()),
		);
	}

	/** The page's title without the name of the site, where networks shall not get that twice; else ''. */
	private function title(Context $context): string {
		return $this->settings->get('social_title_site_name') || Social::is_home($context)
			? ''
			: (new Texts($this->settings, $this->variables))->title($context, false);
	}

	/** What a post or term is about, where its page has no description: search engines choose one themselves, networks don't. */
	private function generated(Context $context): string {
		return $this->settings->get('auto_generate_description') &&
			($context->post() || $context->term())
			? $this->variables->render('%excerpt%', $context)
			: '';
	}

	/** @param string $home How the keys of the home page's settings begin. */
	private function of_home(
		Context $context,
		string $title,
		string $description,
		string $home,
	): Share {
		// Later pages say which they are, which the settings for the home page can't.
		if ($context->page === 1) {
			$title = Text::first_filled(
				$this->render($this->settings->get("{$home}_title"), $context),
				$title,
			);
			$description = Text::first_filled(
				$this->render($this->settings->get("{$home}_description"), $context),
				$description,
			);
		}
		return new Share(
			$title,
			$description,
			$this->images->of_setting("{$home}_image_url") ??
				($this->images->of_setting('home_page_featured_image') ?? $this->fallback()),
		);
	}

	private function render(string $template, Context $context): string {
		return $template === '' ? '' : $this->variables->render($template, $context);
	}

	private function fallback(): ?Image {
		return $this->images->of_setting('fallback_image');
	}
}
