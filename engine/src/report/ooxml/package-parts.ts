import type { PageGeometry } from '../report-context.ts';
import { attribute, escapeXml } from './xml-text.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const officeRelationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const wordMime = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export interface DocumentProperties {
  readonly title: string;
  readonly subject: string;
  readonly keywords: string;
  readonly description: string;
  readonly language: string;
  readonly createdAt: Date;
}

export interface Relationship {
  readonly id: string;
  readonly type: 'styles' | 'settings' | 'footer' | 'image';
  readonly target: string;
}

export function contentTypesXml(): string {
  const override = (part: string, type: string): string => `<Override PartName="${part}" ContentType="${type}"/>`;
  return (
    `${declaration}<Types xmlns="${packageNamespace}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>' +
    override('/word/document.xml', `${wordMime}.document.main+xml`) +
    override('/word/styles.xml', `${wordMime}.styles+xml`) +
    override('/word/settings.xml', `${wordMime}.settings+xml`) +
    override('/word/footer1.xml', `${wordMime}.footer+xml`) +
    override('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml') +
    override('/docProps/app.xml', 'application/vnd.openxmlformats-officedocument.extended-properties+xml') +
    '</Types>'
  );
}

export function packageRelationshipsXml(): string {
  return (
    `${declaration}<Relationships xmlns="${packageNamespace}/relationships">` +
    `<Relationship Id="rId1" Type="${officeRelationships}/officeDocument" Target="word/document.xml"/>` +
    `<Relationship Id="rId2" Type="${packageNamespace}/relationships/metadata/core-properties" Target="docProps/core.xml"/>` +
    `<Relationship Id="rId3" Type="${officeRelationships}/extended-properties" Target="docProps/app.xml"/></Relationships>`
  );
}

export function documentRelationshipsXml(relationships: readonly Relationship[]): string {
  const rows = relationships.map(
    ({ id, type, target }) =>
      `<Relationship Id="${id}" Type="${officeRelationships}/${type}"${attribute('Target', target)}/>`,
  );
  return `${declaration}<Relationships xmlns="${packageNamespace}/relationships">${rows.join('')}</Relationships>`;
}

export function corePropertiesXml(properties: DocumentProperties): string {
  const when = properties.createdAt.toISOString().replace(/\.\d+Z$/, 'Z');
  return (
    `${declaration}<cp:coreProperties xmlns:cp="${packageNamespace}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" ` +
    'xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `<dc:title>${escapeXml(properties.title)}</dc:title><dc:subject>${escapeXml(properties.subject)}</dc:subject>` +
    `<dc:creator>Discrepancy Checker</dc:creator><cp:keywords>${escapeXml(properties.keywords)}</cp:keywords>` +
    `<dc:description>${escapeXml(properties.description)}</dc:description><cp:lastModifiedBy>Discrepancy Checker</cp:lastModifiedBy>` +
    `<dcterms:created xsi:type="dcterms:W3CDTF">${when}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${when}</dcterms:modified>` +
    `<dc:language>${escapeXml(properties.language)}</dc:language></cp:coreProperties>`
  );
}

export function appPropertiesXml(): string {
  return (
    `${declaration}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">` +
    '<Application>Discrepancy Checker</Application></Properties>'
  );
}

export function settingsXml(): string {
  return (
    `${declaration}<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">` +
    '<w:zoom w:percent="100"/><w:defaultTabStop w:val="720"/><w:characterSpacingControl w:val="doNotCompress"/>' +
    '<w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat>' +
    '<w:decimalSymbol w:val="."/><w:listSeparator w:val=","/></w:settings>'
  );
}

const drawing = 'http://schemas.openxmlformats.org/drawingml/2006';

export function documentStart(): string {
  return (
    `${declaration}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${officeRelationships}" ` +
    `xmlns:wp="${drawing}/wordprocessingDrawing" xmlns:a="${drawing}/main" xmlns:pic="${drawing}/picture" ` +
    'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" ' +
    'mc:Ignorable="w14"><w:body>'
  );
}

export function sectionProperties(page: PageGeometry, footerId: string): string {
  const margin = page.marginTwips;
  return (
    `<w:sectPr><w:footerReference w:type="default" r:id="${footerId}"/><w:pgSz w:w="${page.widthTwips}" w:h="${page.heightTwips}"/>` +
    `<w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin + 160}" w:left="${margin}" w:header="560" w:footer="600" w:gutter="0"/></w:sectPr>`
  );
}

export function documentEnd(page: PageGeometry, footerId: string): string {
  return `${sectionProperties(page, footerId)}</w:body></w:document>`;
}

export function footerXml(content: string): string {
  return (
    `${declaration}<w:ftr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${officeRelationships}">` +
    `${content}</w:ftr>`
  );
}
