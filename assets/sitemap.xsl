<?xml version="1.0" encoding="UTF-8"?>
<!-- How a sitemap looks in a browser. Pharos\Sitemaps\Stylesheet fills in what stands between % signs. -->
<xsl:stylesheet version="1.0"
	xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
	xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"
	xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"
	xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"
	xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"
	exclude-result-prefixes="s image video news">
	<xsl:output method="html" encoding="UTF-8" indent="no" doctype-system="about:legacy-compat"/>
	<xsl:decimal-format name="local" decimal-separator="%decimal%" grouping-separator="%grouping%"/>

	<xsl:variable name="has-titles" select="boolean(//news:title)"/>
	<xsl:variable name="has-images" select="boolean(//image:image)"/>
	<xsl:variable name="has-videos" select="boolean(//video:video)"/>
	<!-- In variables, where "{" is a letter: in an attribute it begins an expression. -->
	<xsl:variable name="address">%address%</xsl:variable>
	<xsl:variable name="title">%title%</xsl:variable>
	<xsl:variable name="images">%images%</xsl:variable>
	<xsl:variable name="videos">%videos%</xsl:variable>
	<xsl:variable name="changed">%changed%</xsl:variable>

	<xsl:template match="/">
		<html lang="%lang%" dir="%dir%">
			<head>
				<meta name="viewport" content="width=device-width, initial-scale=1"/>
				<meta name="robots" content="noindex"/>
				<title>%heading% - %site%</title>
				<style>%css%</style>
			</head>
			<body>
				<main>
					<p class="site"><a href="%home%">%site%</a></p>
					<h1>%heading%</h1>
					<p>%intro%</p>
					<xsl:apply-templates select="s:sitemapindex | s:urlset"/>
				</main>
			</body>
		</html>
	</xsl:template>

	<xsl:template match="s:sitemapindex">
		<xsl:call-template name="table">
			<xsl:with-param name="entries" select="s:sitemap"/>
			<xsl:with-param name="count">%count_sitemaps%</xsl:with-param>
		</xsl:call-template>
	</xsl:template>

	<xsl:template match="s:urlset">
		<xsl:call-template name="table">
			<xsl:with-param name="entries" select="s:url"/>
			<xsl:with-param name="count">%count_addresses%</xsl:with-param>
		</xsl:call-template>
	</xsl:template>

	<xsl:template name="table">
		<xsl:param name="entries"/>
		<xsl:param name="count"/>
		<table>
			<caption>
				<xsl:value-of select="$count"/>
				<xsl:value-of select="format-number(count($entries), '%number%', 'local')"/>
			</caption>
			<thead>
				<tr>
					<th scope="col"><xsl:value-of select="$address"/></th>
					<xsl:if test="$has-titles"><th scope="col"><xsl:value-of select="$title"/></th></xsl:if>
					<xsl:if test="$has-images"><th scope="col" class="number"><xsl:value-of select="$images"/></th></xsl:if>
					<xsl:if test="$has-videos"><th scope="col" class="number"><xsl:value-of select="$videos"/></th></xsl:if>
					<th scope="col"><xsl:value-of select="$changed"/></th>
				</tr>
			</thead>
			<tbody>
				<xsl:apply-templates select="$entries"/>
			</tbody>
		</table>
	</xsl:template>

	<xsl:template match="s:sitemap | s:url">
		<tr>
			<th scope="row"><bdi dir="ltr"><xsl:apply-templates select="s:loc"/></bdi></th>
			<xsl:if test="$has-titles">
				<td data-label="{$title}" class="title"><bdi><xsl:value-of select="news:news/news:title"/></bdi></td>
			</xsl:if>
			<xsl:if test="$has-images">
				<td data-label="{$images}" class="number"><xsl:value-of select="format-number(count(image:image), '%number%', 'local')"/></td>
			</xsl:if>
			<xsl:if test="$has-videos">
				<td data-label="{$videos}" class="number"><xsl:value-of select="format-number(count(video:video), '%number%', 'local')"/></td>
			</xsl:if>
			<td data-label="{$changed}" class="time"><xsl:apply-templates select="s:lastmod"/></td>
		</tr>
	</xsl:template>

	<!-- A link only where it leads to a page: whatever else an address may be is shown as a text. -->
	<xsl:template match="s:loc">
		<xsl:variable name="url" select="normalize-space(.)"/>
		<xsl:choose>
			<xsl:when test="starts-with($url, 'http://') or starts-with($url, 'https://')">
				<a href="{$url}"><xsl:value-of select="$url"/></a>
			</xsl:when>
			<xsl:otherwise><xsl:value-of select="$url"/></xsl:otherwise>
		</xsl:choose>
	</xsl:template>

	<xsl:template match="s:lastmod">
		<xsl:variable name="time" select="normalize-space(.)"/>
		<time datetime="{$time}" dir="ltr">
			<xsl:value-of select="substring($time, 1, 10)"/>
			<xsl:if test="contains($time, 'T')">
				<xsl:value-of select="concat(' ', substring($time, 12, 5), ' ', substring($time, 20))"/>
			</xsl:if>
		</time>
	</xsl:template>
</xsl:stylesheet>
