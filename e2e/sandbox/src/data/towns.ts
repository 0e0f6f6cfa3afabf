/** The town, county and postcode district of each shop. */
export const towns = `
Aberdeen, Aberdeenshire, AB10
Abergavenny, Monmouthshire, NP7
Abingdon, Oxfordshire, OX14
Alton, Hampshire, GU34
Amersham, Buckinghamshire, HP6
Andover, Hampshire, SP10
Ashbourne, Derbyshire, DE6
Ashford, Kent, TN23
Aylesbury, Buckinghamshire, HP20
Banbury, Oxfordshire, OX16
Barnstaple, Devon, EX31
Barry, Vale of Glamorgan, CF62
Basingstoke, Hampshire, RG21
Bath, Somerset, BA1
Beaconsfield, Buckinghamshire, HP9
Bedford, Bedfordshire, MK40
Belfast, County Antrim, BT1
Berkhamsted, Hertfordshire, HP4
Beverley, East Riding of Yorkshire, HU17
Bicester, Oxfordshire, OX26
Bideford, Devon, EX39
Birmingham, West Midlands, B2
Bishop's Stortford, Hertfordshire, CM23
Blandford Forum, Dorset, DT11
Bournemouth, Dorset, BH2
Bracknell, Berkshire, RG12
Brecon, Powys, LD3
Brentwood, Essex, CM14
Bridport, Dorset, DT6
Brighton, East Sussex, BN1
Bristol, Bristol, BS8
Bromley, Greater London, BR1
Buckingham, Buckinghamshire, MK18
Burgess Hill, West Sussex, RH15
Bury St Edmunds, Suffolk, IP33
Buxton, Derbyshire, SK17
Camberley, Surrey, GU15
Cambridge, Cambridgeshire, CB2
Canterbury, Kent, CT1
Cardiff, South Glamorgan, CF10
Carlisle, Cumbria, CA3
Chelmsford, Essex, CM1
Cheltenham, Gloucestershire, GL50
Chesham, Buckinghamshire, HP5
Chester, Cheshire, CH1
Chesterfield, Derbyshire, S40
Chichester, West Sussex, PO19
Chippenham, Wiltshire, SN15
Chipping Sodbury, Gloucestershire, BS37
Cirencester, Gloucestershire, GL7
Clitheroe, Lancashire, BB7
Colchester, Essex, CO1
Corbridge, Northumberland, NE45
Cowbridge, Vale of Glamorgan, CF71
Cranbrook, Kent, TN17
Crewkerne, Somerset, TA18
Crowborough, East Sussex, TN6
Darlington, County Durham, DL1
Daventry, Northamptonshire, NN11
Derby, Derbyshire, DE1
Devizes, Wiltshire, SN10
Didcot, Oxfordshire, OX11
Dorchester, Dorset, DT1
Dorking, Surrey, RH4
Droitwich, Worcestershire, WR9
Dumfries, Dumfriesshire, DG1
Durham, County Durham, DH1
East Grinstead, West Sussex, RH19
Eastbourne, East Sussex, BN21
Edinburgh, Midlothian, EH3
Ely, Cambridgeshire, CB7
Enfield, Greater London, EN2
Epsom, Surrey, KT19
Esher, Surrey, KT10
Evesham, Worcestershire, WR11
Exeter, Devon, EX4
Falmouth, Cornwall, TR11
Farnham, Surrey, GU9
Faversham, Kent, ME13
Frome, Somerset, BA11
Glasgow, Lanarkshire, G2
Godalming, Surrey, GU7
Guildford, Surrey, GU1
Hailsham, East Sussex, BN27
Harpenden, Hertfordshire, AL5
Harrogate, North Yorkshire, HG1
Haslemere, Surrey, GU27
Haywards Heath, West Sussex, RH16
Helensburgh, Dunbartonshire, G84
Henley-on-Thames, Oxfordshire, RG9
Hereford, Herefordshire, HR4
Hertford, Hertfordshire, SG14
Hexham, Northumberland, NE46
High Wycombe, Buckinghamshire, HP11
Hitchin, Hertfordshire, SG5
Holyhead, Anglesey, LL65
Horsham, West Sussex, RH12
Huntingdon, Cambridgeshire, PE29
Inverness, Inverness-shire, IV2
Ipswich, Suffolk, IP1
Kendal, Cumbria, LA9
Kenilworth, Warwickshire, CV8
Keswick, Cumbria, CA12
Kingston upon Thames, Greater London, KT1
Knutsford, Cheshire, WA16
Lancaster, Lancashire, LA1
Leeds, West Yorkshire, LS1
Leicester, Leicestershire, LE1
Leighton Buzzard, Bedfordshire, LU7
Lewes, East Sussex, BN7
Lichfield, Staffordshire, WS13
Lincoln, Lincolnshire, LN2
Liverpool, Merseyside, L1
Lymington, Hampshire, SO41
Macclesfield, Cheshire, SK11
Maidenhead, Berkshire, SL6
Malmesbury, Wiltshire, SN16
Malton, North Yorkshire, YO17
Manchester, Greater Manchester, M2
Market Harborough, Leicestershire, LE16
Marlborough, Wiltshire, SN8
Marlow, Buckinghamshire, SL7
Melton Mowbray, Leicestershire, LE13
Menai Bridge, Anglesey, LL59
Milton Keynes, Buckinghamshire, MK9
Monmouth, Monmouthshire, NP25
Morpeth, Northumberland, NE61
Newark, Nottinghamshire, NG24
Newbury, Berkshire, RG14
Newcastle upon Tyne, Tyne and Wear, NE1
Newmarket, Suffolk, CB8
Newport, Shropshire, TF10
Newtown, Powys, SY16
Northampton, Northamptonshire, NN1
Northwich, Cheshire, CW9
Norwich, Norfolk, NR2
Nottingham, Nottinghamshire, NG1
Oadby, Leicestershire, LE2
Okehampton, Devon, EX20
Otley, West Yorkshire, LS21
Oundle, Northamptonshire, PE8
Oxford, Oxfordshire, OX1
Penrith, Cumbria, CA11
Penzance, Cornwall, TR18
Perth, Perthshire, PH1
Peterborough, Cambridgeshire, PE1
Petersfield, Hampshire, GU31
Plymouth, Devon, PL1
Pontprennau, South Glamorgan, CF23
Poole, Dorset, BH15
Portishead, Somerset, BS20
Ramsgate, Kent, CT11
Reading, Berkshire, RG1
Richmond, Greater London, TW9
Rickmansworth, Hertfordshire, WD3
Ripon, North Yorkshire, HG4
Romsey, Hampshire, SO51
Royston, Hertfordshire, SG8
Rugby, Warwickshire, CV21
Rushden, Northamptonshire, NN10
Rye, East Sussex, TN31
Saffron Walden, Essex, CB10
Salisbury, Wiltshire, SP1
Sandbach, Cheshire, CW11
Saxmundham, Suffolk, IP17
Sevenoaks, Kent, TN13
Sheffield, South Yorkshire, S1
Sherborne, Dorset, DT9
Shrewsbury, Shropshire, SY1
Sidmouth, Devon, EX10
Skipton, North Yorkshire, BD23
Southampton, Hampshire, SO14
Southend-on-Sea, Essex, SS1
St Albans, Hertfordshire, AL1
St Andrews, Fife, KY16
St Ives, Cambridgeshire, PE27
St Neots, Cambridgeshire, PE19
Stamford, Lincolnshire, PE9
Stirling, Stirlingshire, FK8
Stratford-upon-Avon, Warwickshire, CV37
Stroud, Gloucestershire, GL5
Sudbury, Suffolk, CO10
Swaffham, Norfolk, PE37
Swindon, Wiltshire, SN1
Taunton, Somerset, TA1
Tenterden, Kent, TN30
Thame, Oxfordshire, OX9
Tonbridge, Kent, TN9
Torquay, Devon, TQ2
Towcester, Northamptonshire, NN12
Truro, Cornwall, TR1
Tunbridge Wells, Kent, TN1
Wallingford, Oxfordshire, OX10
Wells, Somerset, BA5
Weybridge, Surrey, KT13
Whitby, North Yorkshire, YO21
Wilmslow, Cheshire, SK9
Winchester, Hampshire, SO23
Windsor, Berkshire, SL4
Witney, Oxfordshire, OX28
Woking, Surrey, GU22
Wokingham, Berkshire, RG40
Worcester, Worcestershire, WR1
Worthing, West Sussex, BN11
Wymondham, Norfolk, NR18
Yeovil, Somerset, BA20
York, North Yorkshire, YO1
`;
