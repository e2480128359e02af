<?php
/**
 * Finds the causes that prevent search engines from indexing the site, or its home page.
 */

declare(strict_types=1);

namespace Pharos\Visibility;

use Pharos\Compat\SeoPlugins;
use Pharos\Core\Capability;
use Pharos\Page\Context;
use Pharos\Page\Robots;
use Pharos\RobotsTxt\Access;
use Pharos\RobotsTxt\PhysicalFile;
use Pharos\RobotsTxt\RobotsTxt;
use Pharos\RobotsTxt\Rules;
use Pharos\Schema\Pages;
use Pharos\Settings\Settings;

/**
 * Based on the actual output of the site: settings only explain the cause, and filters of other plugins can't be fixed here.
 *
 * @phpstan-type Cause array{code: string, scope: 'site'|'home', fixable: bool}
 */
final class Causes {
	/** Rules that block the whole site use "*"; Google is the most important search engine. */
	public const AGENTS = ['*', 'Googlebot'];

	public function __construct(private readonly Settings $settings) {}

	/** @return list<Cause> Causes that can be determined without a request, the most severe first. */
	public function known(): array {
		return [
			...$this->reading(),
			...$this->robots_txt(RobotsTxt::served()),
			...$this->noindex(null),
		];
	}

	/** @return list<Cause> Including causes in the responses of the home page and robots.txt; see HomePage. */
	public function all(): array {
		$seen = HomePage::inspect($this->sign());
		return [
			...$this->reading(),
			...$this->robots_txt($seen['robots_txt'] ?? RobotsTxt::served()),
			...$this->noindex($seen['meta'] ?? null),
			...!empty($seen['header']) ? [self::cause('header', 'home')] : [],
		];
	}

	/** Settings > Reading, or a filter that overrides it. @return list<Cause> */
	private function reading(): array {
		if (get_option('blog_public')) {
			return [];
		}
		// WordPress's own option; Pharos's capability may be a lower one.
		$is_allowed = current_user_can('manage_options');
		return [
			self::would_be_public()
				? self::cause('reading', 'site', $is_allowed)
				: self::cause('reading_plugin', 'site'),
		];
	}

	/** Whether turning the option on would have an effect: applies filters like get_option(). */
	private static function would_be_public(): bool {
		/** These filters are documented in wp-includes/option.php. */
		$before = apply_filters('pre_option_blog_public', false, 'blog_public', false);
		$before = apply_filters('pre_option', $before, 'blog_public', false);
		return (bool) ($before !== false
			? $before
			: apply_filters('option_blog_public', '1', 'blog_public'));
	}

	/** @return list<Cause> */
	private function robots_txt(string $text): array {
		$is_file = PhysicalFile::exists();
		if ((RobotsTxt::url() === '' && !$is_file) || !self::blocks($text)) {
			return [];
		}
		$scope = Rules::block_everything($text) ? 'site' : 'home';
		if ($is_file) {
			return [self::cause('robots_txt_file', $scope)];
		}
		// While another SEO plugin is active, Pharos's robots.txt isn't served.
		$own = SeoPlugins::active() === null ? RobotsTxt::custom_text() : '';
		return [
			$own !== '' && self::blocks($own)
				? self::cause('robots_txt', $scope, !self::blocks(RobotsTxtFix::apply($own)))
				: self::cause('robots_txt_plugin', $scope),
		];
	}

	private static function blocks(string $text): bool {
		$path = (string) wp_parse_url(home_url('/'), PHP_URL_PATH) ?: '/';
		foreach (self::AGENTS as $agent) {
			if (Access::is_forbidden($text, $agent, $path)) {
				return true;
			}
		}
		return Rules::block_everything($text);
	}

	/**
	 * @param bool|null $seen Whether the home page is set to noindex; null if it couldn't be requested.
	 * @return list<Cause>
	 */
	private function noindex(?bool $seen): array {
		$code = $this->own_noindex();
		// The filter of another plugin takes precedence.
		if ($code !== null && $seen !== false) {
			$post = $this->home()?->post();
			$is_fixable =
				$code === 'home_page' ||
				($post && Capability::may_edit($post) && Capability::may_restrict($post));
			return [self::cause($code, 'home', $is_fixable)];
		}
		// WordPress itself adds noindex if search engines are discouraged.
		return $seen === true && get_option('blog_public')
			? [self::cause('noindex_plugin', 'home')]
			: [];
	}

	/** The setting that sets the home page to noindex; null for none. */
	private function own_noindex(): ?string {
		$home = SeoPlugins::active() === null ? $this->home() : null;
		if ($home === null) {
			return null;
		}
		$own = $home->meta()->directive('noindex');
		$is_kind = in_array('noindex', (new Robots($this->settings))->of_kind($home), true);
		return match (true) {
			$own === true => 'front_page',
			$own === false || !$is_kind => null,
			$home->kind === Context::HOME => 'home_page',
			default => 'pages',
		};
	}

	/** Null if the page selected as home page doesn't exist. */
	private function home(): ?Context {
		return Pages::named('special-front')?->under($this->settings);
	}

	/** Fingerprint of everything known to affect the home page's response. */
	private function sign(): string {
		return md5(
			serialize([
				(bool) get_option('blog_public'),
				$this->own_noindex(),
				RobotsTxt::served(),
				SeoPlugins::active(),
				home_url('/'),
			]),
		);
	}

	/** @return Cause */
	private static function cause(string $code, string $scope, bool $is_fixable = false): array {
		return ['code' => $code, 'scope' => $scope, 'fixable' => $is_fixable];
	}
}
